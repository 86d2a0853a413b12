export { confirm, type NewsHost, stop, subscribe, subscribeProven } from './newsletter.ts'
