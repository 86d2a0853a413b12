import { createContext } from 'react-router'
import type { MakeCall } from '#platform/wire/call-path.ts'
import type { Drawing } from '#platform/wire/own-page.ts'

/** How a loader makes a call: in process, through the same door the browser uses over HTTP. */
export const callContext = createContext<MakeCall>()

/** 'women' or 'men', from the sexType cookie: part of the page cache's key. */
export const sideContext = createContext<'women' | 'men'>('women')

/** Where the shop lives for everybody outside: canonical and alternate links are never made from the Host header. */
export const publicUrlContext = createContext<string>('')

/** What is written on the program's own scripts: different at each rendering, and known to nothing else. */
export const scriptMarkContext = createContext<string>('')

/** Whom the page is drawn for, and what became of a form they sent. */
export const drawingContext = createContext<Drawing>({})

/** Takes the bytes of the rendered page. */
export const pageBytesContext = createContext<(bytes: Buffer) => void>()

/** Takes what went wrong, for the log. */
export const problemContext = createContext<(problem: unknown) => void>()
