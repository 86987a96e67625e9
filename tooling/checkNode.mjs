// Plain JavaScript, because the versions of Node that are refused here cannot run TypeScript.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  process.stderr.write(
    `This product needs Node 24.15 or newer, and this is ${process.version}. ` +
      'npm installs a fitting one on Linux, macOS and Windows: run "npm ci", then use the npm scripts.\n',
  );
  process.exit(1);
}
