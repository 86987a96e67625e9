/** Stands for the address of a font or picture in tests. */
const address = '/static/media/asset';
export default address;
