export {
  confirm,
  forgetSubscriptions,
  findNews,
  type NewsHost,
  stop,
  stopProven,
  subscribe,
  subscribeProven,
} from './newsletter.ts'
