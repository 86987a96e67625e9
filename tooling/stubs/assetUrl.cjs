/** The address of every font and picture in tests. As with webpack, `require` returns the address itself. */
module.exports = '/static/media/asset';
