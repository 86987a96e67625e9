/** Address of the border of kolams, in two lengths; the build draws it (tooling/assets/borderFile.ts). */
export { default as borderStrips } from '../../.cache/art/border.svg';
