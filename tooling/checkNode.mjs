// Plain JavaScript, because the versions of Node that are refused here cannot run TypeScript.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  process.stderr.write(
    `This product needs Node 24.15 or newer, but this is ${process.version}. ` +
      'On Linux, macOS and Windows "npm ci" installs the right version, which the npm scripts then use.\n',
  );
  process.exit(1);
}
