export { confirm, type NewsHost, stop, subscribe } from './newsletter.ts'
