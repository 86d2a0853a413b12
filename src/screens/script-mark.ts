import { createContext } from 'react'

/** What the server writes on the program's own scripts while it renders, and takes off before it sends them; nothing in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined)
