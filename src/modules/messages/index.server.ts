export { mailAboutOrder } from './order-mails.ts'
export { mailAboutStock } from './stock-mails.ts'
