/** What the address of a letter brings along for its reader alone: browsers send nothing of it to a server. */
export function privateLink() {
  return new URLSearchParams(window.location.hash.slice(1))
}
