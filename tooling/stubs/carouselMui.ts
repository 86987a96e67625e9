/** What the carousel uses of MUI (tooling/webpack/libraries.ts). */
export { default as IconButton } from '@mui/material/IconButton';
export { styled } from '@mui/material/styles';
