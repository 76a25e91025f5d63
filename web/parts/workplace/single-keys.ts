const key = 'single_keys'

/** Whoever speaks to a computer, or lays a hand on the keys, may not want a letter alone to act. */
export function actsBySingleKeys() {
  return localStorage.getItem(key) !== 'off'
}

export function setSingleKeys(isOn: boolean) {
  if (isOn) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
}
