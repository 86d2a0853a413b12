import { lazy } from 'react'

// The server renders these at once. The browser keeps the markup it was sent, which folds and links need no script for, and
// wakes it after the page has answered to the first touch.
const onServer = import.meta.env.SSR ? await import('./product-facts.tsx') : undefined

export const ProductFacts = onServer ? onServer.default : lazy(() => import('./product-facts.tsx'))
