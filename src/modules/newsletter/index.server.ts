export { confirm, type Sender, stop, subscribe } from './newsletter.ts'
