/** Stands for the address of a font or picture in tests; as webpack does, it is what `require` returns. */
module.exports = '/static/media/asset';
