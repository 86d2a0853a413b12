import type { Language } from '#language/languages.ts'

/** `subject` and `body` by mail, `title` and `text` in the inbox, and a text message where one is sent. */
type Words = Record<Language, { subject: string; body: string; title: string; text: string; sms?: string }>

/** A deposit is no order yet: it has a number, and a request it belongs to. */
const depositWords: Record<string, Words> = {
  'payment-surplus': {
    en: {
      subject: 'Deposit {number}: we will refund an extra payment',
      body: 'We received {total} more than deposit {number}. We refund this amount in full within 3 to 10 working days. If we need your account details, we will e-mail you.\n{link}',
      title: 'We will refund an extra payment',
      text: 'We received {total} more than deposit {number}. This amount is refunded in full within 3 to 10 working days.',
    },
    zh: {
      subject: '訂金{number}：我們將退還一筆款項',
      body: '我們多收了訂金{number}的款項{total}，將於3至10個工作天內全數退還。如需您提供收款戶口，我們會以電郵聯絡您。\n{link}',
      title: '我們將退還一筆款項',
      text: '訂金{number}多收了{total}，將於3至10個工作天內全數退還。',
    },
  },
  'payment-short': {
    en: {
      subject: 'Deposit {number}: {missing} still to pay',
      body: 'We have received {total} for deposit {number}. {missing} is still to pay.\n\nThe quote is kept for you until {deadline}. Please pay the rest the same way, with the number of the deposit as the reference:\n{link}',
      title: '{missing} still to pay',
      text: 'We have received {total} for deposit {number}. Please pay the rest by {deadline}.',
    },
    zh: {
      subject: '訂金{number}：尚欠{missing}',
      body: '我們已收到訂金{number}的款項{total}，尚欠{missing}。\n\n報價為您保留至{deadline}。請以相同方式補付餘額，並註明訂金編號：\n{link}',
      title: '尚欠{missing}',
      text: '已收到訂金{number}的款項{total}，請於{deadline}前補付餘額。',
    },
  },
  'payout-waits': {
    en: {
      subject: 'Deposit {number}: where should we send your refund of {total}?',
      body: 'We refund {total} of deposit {number} by bank transfer. Please enter your account on its page; we send the money once we have it:\n{account}\n\nWe never ask for account numbers by e-mail or phone.',
      title: 'Where should we send your refund?',
      text: 'We refund {total} of deposit {number} by bank transfer. Please enter your account.',
    },
    zh: {
      subject: '訂金{number}：請提供收款戶口以退還{total}',
      body: '訂金{number}的款項{total}將以銀行轉賬退還。請於其頁面提供收款戶口，我們收到後即安排轉賬：\n{account}\n\n我們不會以電郵或電話查問戶口號碼。',
      title: '請提供收款戶口',
      text: '訂金{number}的款項{total}將以銀行轉賬退還，請提供收款戶口。',
    },
  },
  'payout-failed': {
    en: {
      subject: 'Deposit {number}: {total} could not be paid into your account',
      body: 'We sent {total} of deposit {number} to the account you entered, and the bank returned it.\n\nThe money is safe with us. Please check the account, or enter another one:\n{account}\n\nReason: {reason}',
      title: '{total} could not be paid into your account',
      text: 'The bank returned {total} of deposit {number}. The money is safe with us. Please check the account. Reason: {reason}',
    },
    zh: {
      subject: '訂金{number}：{total}未能轉賬至您的戶口',
      body: '我們已將訂金{number}的款項{total}轉賬至您提供的戶口，但銀行未能入賬。\n\n款項仍由我們保管。請核對戶口資料，或提供另一個戶口：\n{account}\n\n原因：{reason}',
      title: '{total}未能轉賬至您的戶口',
      text: '銀行未能轉賬訂金{number}的款項{total}，款項仍由我們保管，請核對戶口。原因：{reason}',
    },
  },
  'transfer-rejected': {
    en: {
      subject: 'We could not match your transfer for deposit {number}',
      body: 'We could not match your transfer for deposit {number}.\n\nThe quote is kept for you until {deadline}. Please check and try again:\n{link}\n\nReason: {reason}',
      title: 'We could not match your transfer',
      text: 'Please check your transfer for deposit {number} and try again by {deadline}. Reason: {reason}',
    },
    zh: {
      subject: '訂金{number}：未能核對您的轉賬',
      body: '我們未能核對訂金{number}的轉賬。\n\n報價為您保留至{deadline}，請檢查後再試：\n{link}\n\n原因：{reason}',
      title: '未能核對您的轉賬',
      text: '未能核對訂金{number}的轉賬，請於{deadline}前檢查後再試。原因：{reason}',
    },
  },
  'part-refunded': {
    en: {
      subject: 'Deposit {number} is refunded',
      body: 'Of deposit {number} you are refunded:{back}\n\nSee its page:\n{link}',
      title: 'Your deposit is refunded',
      text: 'Of deposit {number} you are refunded:{back}',
      sms: '{shop}: {total} of deposit {number} is refunded. {link}',
    },
    zh: {
      subject: '訂金{number}退款通知',
      body: '訂金{number}的退款安排如下：{back}\n\n詳情：\n{link}',
      title: '訂金退款通知',
      text: '訂金{number}的退款安排如下：{back}',
      sms: '{店名}：訂金{number}的款項{total}將退還。{link}',
    },
  },
}

/** What a global buyer has found is ordered with its deposit, for longer than half an hour, and comes from no bag. */
const foundWords: Record<string, Words> = {
  'order-placed': {
    en: {
      subject: 'Your item was found: please pay the rest for order {number}',
      body: 'The item you asked for has passed our examination. Order {number} is for {total}, with your deposit taken off.{sums}\n\nPlease pay the rest by {deadline}. After that, the deposit goes to the global buyer, who keeps the item:\n{link}',
      title: 'Your item was found: please pay the rest',
      text: 'Order {number} is for {total}, with your deposit taken off. Please pay it by {deadline}.',
    },
    zh: {
      subject: '已尋獲貨品：請支付訂單{number}的餘款',
      body: '您所尋的貨品已通過本店鑑定。訂單{number}已扣除訂金，餘款為{total}。{sums}\n\n請於{deadline}前付款；逾期訂金歸環球買手，貨品由買手保留：\n{link}',
      title: '已尋獲貨品，請支付餘款',
      text: '訂單{number}已扣除訂金，餘款{total}，請於{deadline}前支付。',
    },
  },
  'order-closed': {
    en: {
      subject: 'Order {number} was closed: the rest was not paid',
      body: 'The rest for order {number} was not paid in time. As agreed with the quote, the deposit goes to the global buyer, who keeps the item:\n{link}',
      title: 'Order {number} was closed',
      text: 'The rest was not paid in time. The deposit goes to the global buyer, who keeps the item.',
    },
    zh: {
      subject: '訂單{number}已取消：逾期未付餘款',
      body: '訂單{number}的餘款未於限期前支付。按接受報價時的約定，訂金歸環球買手，貨品由買手保留：\n{link}',
      title: '訂單{number}已取消',
      text: '逾期未付餘款，訂金歸環球買手，貨品由買手保留。',
    },
  },
  'order-cancelled': {
    en: {
      subject: 'You have cancelled order {number}',
      body: 'Order {number} was cancelled as you asked. As agreed with the quote, the deposit goes to the global buyer, who keeps the item:\n{link}',
      title: 'Order {number} was cancelled as you asked',
      text: 'The deposit goes to the global buyer, who keeps the item.',
    },
    zh: {
      subject: '您已取消訂單{number}',
      body: '已按您的要求取消訂單{number}。按接受報價時的約定，訂金歸環球買手，貨品由買手保留：\n{link}',
      title: '已按您的要求取消訂單{number}',
      text: '訂金歸環球買手，貨品由買手保留。',
    },
  },
  'order-closed-short': {
    en: {
      subject: 'Order {number} was closed; {total} will be refunded',
      body: 'We had received {total} of the rest when order {number} was closed. We refund this amount in full. The deposit goes to the global buyer, who keeps the item, as agreed with the quote:\n{link}',
      title: 'Order {number} was closed',
      text: 'We refund {total} of the rest in full. The deposit goes to the global buyer, who keeps the item.',
    },
    zh: {
      subject: '訂單{number}已取消，{total}將退還予您',
      body: '訂單{number}取消時已收到部分餘款{total}，該筆款項將全數退還。按接受報價時的約定，訂金歸環球買手，貨品由買手保留：\n{link}',
      title: '訂單{number}已取消',
      text: '已收到的部分餘款{total}將全數退還；訂金歸環球買手，貨品由買手保留。',
    },
  },
  'order-released': {
    en: {
      subject: 'Order {number} was cancelled: your deposit is in your balance',
      body: 'The global buyer of order {number} cannot sell at present, so we cancelled the order. Your deposit is in your balance, and can be paid out:\n{balance}',
      title: 'Order {number} was cancelled',
      text: 'The global buyer cannot sell at present. Your deposit is in your balance, and can be paid out.',
    },
    zh: {
      subject: '訂單{number}已取消：訂金已存入結餘',
      body: '由於訂單{number}的環球買手現未能銷售，訂單現已取消。訂金已存入您的結餘，可以提取：\n{balance}',
      title: '訂單{number}已取消',
      text: '環球買手現未能銷售。訂金已存入您的結餘，可以提取。',
    },
  },
}

/** Undefined where the words of every order fit. */
export const wordsOfSourcing = (purpose: string, subject: string): Words | undefined =>
  purpose === 'deposit' ? depositWords[subject] : purpose === 'found' ? foundWords[subject] : undefined
