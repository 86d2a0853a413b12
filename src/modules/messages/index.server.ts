export { mailCode } from './code-mails.ts'
export { mailAboutOrder } from './order-mails.ts'
export { mailAboutStock } from './stock-mails.ts'
export { type AccountMail, type CodeMail, sayCode, sayToMember } from './member-messages.ts'
