import { useRef } from 'react'

const whole = /^\d{6}$/

/** The sixth digit sends the form, once, where nothing else of it is missing. What was refused is sent again only by whoever means it. */
export function useSendsItself() {
  const sent = useRef('')
  return ({ form, value }: HTMLInputElement) => {
    if (!whole.test(value)) {
      sent.current = ''
      return
    }
    if (!form || value === sent.current || !isFilledIn(form)) return
    sent.current = value
    form.requestSubmit()
  }
}

function isFilledIn(form: HTMLFormElement) {
  return [...form.elements].every((field) => !(field instanceof HTMLInputElement) || field.value !== '')
}
