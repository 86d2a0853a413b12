/** What is told about an application to sell, in the inbox and by e-mail. Plain text; both languages are written, not translated. */
export const applicationMessages = {
  submit: {
    en: {
      title: 'We have your application {number}',
      text: 'All documents have arrived. We review them within one working day and write to you about each. You need not do anything until then.',
    },
    zh: {
      title: '已收到您的賣家申請{number}',
      text: '所需文件已齊備，我們會於一個工作天內審核，並逐一通知您結果，期間毋須任何操作。',
    },
  },
  accept: {
    en: { title: '{document}: accepted', text: 'We have accepted this document for your application {number}.' },
    zh: { title: '{document}：已接納', text: '您的賣家申請{number}中，此文件已獲接納。' },
  },
  refuse: {
    en: {
      title: '{document}: please send it again',
      text: 'We could not accept this document for your application {number}. Send only this one again; everything else stays as it is.{reason}',
    },
    zh: {
      title: '{document}：請重新提交',
      text: '您的賣家申請{number}中，此文件未獲接納。只須重新提交此文件，其餘資料不變。{reason}',
    },
  },
  approve: {
    en: {
      title: 'Your application is approved',
      text: 'Welcome. Your application {number} is approved, and the seller centre is open for you.',
    },
    zh: { title: '您的賣家申請已獲批核', text: '歡迎加入。您的賣家申請{number}已獲批核，賣家中心現已開放。' },
  },
  decline: {
    en: {
      title: 'Your application is not approved',
      text: 'We cannot approve your application {number} at present. You may apply again.{reason}',
    },
    zh: { title: '您的賣家申請不獲批核', text: '您的賣家申請{number}暫時不獲批核，您可再次申請。{reason}' },
  },
} as const
