import { createContext } from 'react'

/** Whether the page is one of the office, which has a clock of its own. In a file of its own: every page has the provider, few ask. */
export const AtOffice = createContext(false)
