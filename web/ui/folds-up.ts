/** For the `ref` of a menu that unfolds as the platform's own details: it folds up on Escape, and when something else is pressed. */
export function foldsUp(menu: HTMLDetailsElement | null) {
  if (!menu) return
  const leaving = new AbortController()
  const { signal } = leaving
  const onPress = ({ target }: Event) => {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false
  }
  const onKey = ({ key, target }: KeyboardEvent) => {
    // That of a dialog ends the dialog alone.
    const isElsewhere = target instanceof Element && target.closest('dialog') !== null
    if (key !== 'Escape' || !menu.open || isElsewhere) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  document.addEventListener('pointerdown', onPress, { signal })
  document.addEventListener('keydown', onKey, { signal })
  return () => leaving.abort()
}
