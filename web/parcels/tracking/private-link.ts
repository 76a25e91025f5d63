/** What the address of a letter brings along for its reader alone: browsers send nothing of it to a server. */
export function privateLink() {
  return new URLSearchParams(window.location.hash.slice(1))
}

/** What its holder shows to move an appointment: the link with the code of the door does for its receiver what the other does. */
export function visitKey() {
  const link = privateLink()
  return link.get('v') ?? link.get('r')
}
