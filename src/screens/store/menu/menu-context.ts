import { createContext } from 'react'

/** Filled while the server renders; empty in the browser, which keeps the markup it was sent. */
export const MenuContext = createContext('')
