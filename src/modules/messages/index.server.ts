export { mailAboutOrder } from './order-mails.ts'
