/**
 * Address of the services' icons, one symbol a service; the build draws them from src/content/services/serviceIcons.ts
 * (tooling/assets/icons.ts).
 */
export { default as serviceIconFile } from '../../.cache/icons/services.svg';
