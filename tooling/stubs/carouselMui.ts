/** The exports of MUI that the carousel uses (tooling/webpack/libraries.ts). */
export { default as IconButton } from '@mui/material/IconButton';
export { styled } from '@mui/material/styles';
