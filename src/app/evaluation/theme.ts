export { theme } from '../../theme/theme.ts';
