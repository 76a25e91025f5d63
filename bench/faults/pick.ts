/** A random one of them. */
export function pick<Item>(items: readonly Item[]) {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}
