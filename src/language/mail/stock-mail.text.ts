/** The back-in-stock mail, in the language the alert was requested in: of one item, or of several that are back at once. */
export const stockMail = {
  en: {
    one: {
      subject: 'Back in stock: {piece}',
      body: 'The item you asked about is in stock again. It is not held for you: please order it soon.\n\n{link}\n\nThis is the only e-mail about this item. If you no longer want to hear of others you asked about, end all of them here, free of charge:\n{end}',
    },
    several: {
      subject: '{num} items you asked about are back in stock',
      body: 'These items are in stock again. They are not held for you: please order them soon.\n\n{links}\n\nThis is the only e-mail about these items. If you no longer want to hear of others you asked about, end all of them here, free of charge:\n{end}',
    },
  },
  zh: {
    one: {
      subject: '到貨通知：{piece}',
      body: '您登記到貨通知的貨品現已有貨。貨品不設預留，先到先得。\n\n{link}\n\n這是我們就此貨品發出的唯一一封通知。如您不想再收到其他貨品的到貨通知，可於此頁免費取消全部通知：\n{end}',
    },
    several: {
      subject: '到貨通知：{num}件貨品現已有貨',
      body: '您登記到貨通知的以下貨品現已有貨。貨品不設預留，先到先得。\n\n{links}\n\n這是我們就這些貨品發出的唯一一封通知。如您不想再收到其他貨品的到貨通知，可於此頁免費取消全部通知：\n{end}',
    },
  },
} as const
