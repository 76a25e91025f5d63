import { useEffect } from 'react'

/**
 * A reader of labels types like a keyboard, wherever the cursor is. A letter that nothing else waits for begins a number, so
 * that it and all that follows lands in the field, and no figure of it is taken for a key of the page.
 */
export function useTypedAnywhere() {
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (ctrlKey || metaKey || altKey || !/^[a-z]$/i.test(key) || isField(target)) return
      if (document.querySelector('dialog[open]')) return
      document.querySelector<HTMLInputElement>('main [name=number]')?.focus()
    }
    window.addEventListener('keydown', lead)
    return () => window.removeEventListener('keydown', lead)
  }, [])
}

function isField(target: EventTarget | null) {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
}
