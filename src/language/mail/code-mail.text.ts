/** Codes that prove who reads a mailbox. The code stands in the subject, where a phone shows it without opening the mail. */
export const codeMail = {
  order: {
    en: {
      subject: '{code} is your code for order {number}',
      body: 'A code was requested for order {number}:\n\n{code}\n\nEnter it on the order’s page to make changes. It works once and expires in {minutes} minutes.\n\nIf it was not you, no action is needed: your order cannot be changed without the code. We never ask for it by phone or chat.',
    },
    zh: {
      subject: '{code}：訂單{number}的驗證碼',
      body: '有人輸入訂單編號{number}，並索取以下驗證碼：\n\n{code}\n\n請於訂單頁面輸入，以更改訂單。驗證碼只可使用一次，{minutes}分鐘內有效。\n\n如非您本人操作，毋須理會；沒有驗證碼，任何人均無法更改您的訂單。我們不會以電話或即時訊息索取驗證碼。',
    },
  },
} as const
