/** What the carousel uses of MUI (webpack.config.ts). */
export { default as IconButton } from '@mui/material/IconButton';
export { styled } from '@mui/material/styles';
