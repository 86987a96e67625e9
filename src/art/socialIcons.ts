/**
 * Address of the social icons, one symbol a kind; the build makes the file from @mui/icons-material
 * (tooling/assets/icons.ts).
 */
export { default as socialIcons } from '../../.cache/icons/social.svg';
