export { countMessages, forgetMessages, listMessages, readAllMessages, readMessage, whoWasTold } from './inbox.ts'
export { messageAboutOrder } from './order-message.ts'
