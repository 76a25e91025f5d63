import { createContext, useContext } from 'react'
import type { NavigateOptions, To } from 'react-router'

/** Resolves when the page of that address has arrived and is shown. */
export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>

export const NavigateContext = createContext<Navigate>(() => Promise.resolve())

/** Stands in for the router's own hook, which cannot tell when the next page is there. */
export function useNavigate() {
  return useContext(NavigateContext)
}
