/**
 * What sellers are told about returns and claims on their items, in the inbox and by mail. Plain text; both languages are written, not
 * translated.
 */
export const answerMessages = {
  ask: {
    en: {
      title: 'Order {number}: a buyer asks about {pieces}',
      text: 'The buyer wants to return an item, or claims something about it. Please read what the buyer says and give your answer by {time}. We decide with your words beside the buyer’s.',
    },
    zh: {
      title: '訂單{number}：顧客就{pieces}提出申請',
      text: '顧客要求退貨或提出申請。請於{time}前查看內容並作出回應，我們會參考雙方說明後決定。',
    },
  },
  remind: {
    en: {
      title: 'Order {number}: please answer by {time}',
      text: 'The buyer’s return or claim is about {pieces}. Without your answer we decide by what we know.',
    },
    zh: { title: '訂單{number}：請於{time}前回應', text: '顧客的退貨或申請關於{pieces}。逾期未覆，我們會按現有資料決定。' },
  },
  decide: {
    en: {
      title: 'Order {number}: decided for the buyer',
      text: 'We accepted the return or claim about {pieces}. If you do not agree, you may appeal once by {time}. Another colleague then decides.{reason}',
    },
    zh: {
      title: '訂單{number}：接納顧客的申請',
      text: '我們已接納有關{pieces}的退貨或申請。如不同意，可於{time}前提出上訴一次，由另一位同事決定。{reason}',
    },
  },
  end: {
    en: {
      title: 'Order {number}: the buyer’s request is over',
      text: 'The return or claim about {pieces} was not accepted, or the buyer withdrew it. You keep what you are due.{reason}',
    },
    zh: {
      title: '訂單{number}：顧客的申請已結束',
      text: '有關{pieces}的退貨或申請不獲接納，或已由顧客撤回，您的款項不受影響。{reason}',
    },
  },
  grant: {
    en: {
      title: 'Order {number}: your appeal is accepted',
      text: 'We add {amount} to your balance for {pieces}. The buyer keeps the refund.{reason}',
    },
    zh: { title: '訂單{number}：上訴獲接納', text: '我們就{pieces}將{amount}存入您的結餘，顧客的退款不變。{reason}' },
  },
  decline: {
    en: {
      title: 'Order {number}: your appeal is declined',
      text: 'Another colleague reviewed the case about {pieces}, and the decision remains. This is final.{reason}',
    },
    zh: { title: '訂單{number}：上訴不獲接納', text: '另一位同事已覆核有關{pieces}的個案，維持原決定，此為最終決定。{reason}' },
  },
} as const
