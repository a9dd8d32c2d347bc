// Imported before all else, so it keeps to what an old Node understands.
const [major, minor] = process.versions.node.split('.').map(Number);
const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
if (!fits) {
  console.error(
    `VIGOR needs Node 20.19 or newer of its line, or 22.12 and above; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
