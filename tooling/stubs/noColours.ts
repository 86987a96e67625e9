/** In place of the shades of a colour. */
const colours = {};
export default colours;
