import type { Texts } from '#language/texts.ts'

/** What leaves the shop waits here for a second person. */
export const adminApprovalsText = {
  title: { en: 'Approvals', zh: '待批核' },
  lead: {
    en: 'Money, gifts and campaigns that need a second person. No one approves what they asked for.',
    zh: '須由第二位同事批核的款項、贈送項目及推廣活動。提出者不可自行批核。',
  },
  states: { en: 'States', zh: '狀態' },
  waiting: { en: 'Waiting', zh: '待批核' },
  decided: { en: 'Decided', zh: '已處理' },
  count: { en: (num: number) => `${num} ${num === 1 ? 'approval' : 'approvals'}`, zh: (num: number) => `${num}項` },
  noneTitle: { en: 'No approvals yet', zh: '暫無待批核項目' },
  none: { en: 'What a colleague asks for appears here.', zh: '同事提出的項目會於此顯示。' },
  nothingTitle: { en: 'No approvals yet', zh: '暫無待批核項目' },
  nothing: { en: 'What a colleague asks for appears here.', zh: '同事提出的項目會於此顯示。' },
  clear: { en: 'Show all', zh: '顯示全部' },
  asked: {
    en: (by: string, time: string) => `Requested by ${by}, ${time}`,
    zh: (by: string, time: string) => `${by}於${time}提出`,
  },
  owed: { en: (time: string) => `Requested by the customer, ${time}`, zh: (time: string) => `顧客於${time}提出` },
  first: {
    en: (by: string) => `Approved by ${by}; a second approval is needed.`,
    zh: (by: string) => `${by}已批核，尚須另一位同事批核。`,
  },
  waits: { en: 'Waiting for a second approval.', zh: '待第二位同事批核。' },
  own: { en: 'Waiting for a second approval. A colleague decides.', zh: '待第二位同事批核，須由另一位同事處理。' },
  due: {
    en: (time: string) => `No one else can approve this. It is carried out on ${time} unless you stop it.`,
    zh: (time: string) => `沒有其他同事可批核。如不停止，將於${time}自動執行。`,
  },
  approved: {
    en: (by: string, time: string) => `Approved by ${by}, ${time}`,
    zh: (by: string, time: string) => `${by}於${time}批核`,
  },
  carriedOut: { en: (time: string) => `Carried out after 24 hours, ${time}`, zh: (time: string) => `等候24小時後於${time}執行` },
  declinedBy: {
    en: (by: string, time: string) => `Declined by ${by}, ${time}`,
    zh: (by: string, time: string) => `${by}於${time}拒絕`,
  },
  reason: { en: (reason: string) => `Reason: ${reason}`, zh: (reason: string) => `原因：${reason}` },
  order: { en: (orderNo: string) => `Order ${orderNo}`, zh: (orderNo: string) => `訂單${orderNo}` },
  member: { en: 'The member’s account', zh: '會員帳戶' },
  payouts: { en: 'Payouts', zh: '付款及提取' },
  again: { en: 'Give the same again', zh: '再次給予相同項目' },
  agree: { en: 'Approve', zh: '批核' },
  decline: { en: 'Decline', zh: '拒絕' },
  stop: { en: 'Stop', zh: '停止' },
  of: { en: (act: string, what: string) => `${act}: ${what}`, zh: (act: string, what: string) => `${act}：${what}` },
  declineTitle: { en: 'Decline this?', zh: '確定拒絕？' },
  declineWords: { en: 'It is not carried out. Your colleague sees the reason.', zh: '此項將不會執行，同事可查看原因。' },
  why: { en: 'Reason', zh: '原因' },
  nowApproved: { en: 'Approved and carried out.', zh: '已批核並執行。' },
  nowWaiting: { en: 'Approved. Another approval is still needed.', zh: '已批核，尚須另一位同事批核。' },
  nowDeclined: { en: 'Declined.', zh: '已拒絕。' },
  keys: { en: 'J/K move, A approves, R declines', zh: '按J、K上下移動，A批核，R拒絕' },
  toRoom: { en: 'Open approvals', zh: '查看待批核項目' },
} satisfies Texts

/** What each is, as it is read. */
export const approvalKindText = {
  refund: { en: 'Refund or compensation', zh: '退款或補償' },
  goodwill: { en: 'Goodwill to a balance', zh: '存入結餘的心意補償' },
  points: { en: 'Points corrected', zh: '更正積分' },
  payout: { en: 'Payout to a bank account', zh: '向銀行戶口付款' },
  withdrawal: { en: 'Withdrawal of a balance', zh: '提取結餘' },
  held: { en: 'Return of money that fits no order', zh: '退回未能配對的款項' },
  difference: { en: 'Missing amount accepted', zh: '接受差額' },
  payment: { en: 'Payment without a line on the statement', zh: '未有結單紀錄的收款' },
  statement: { en: 'Typed line of a statement', zh: '人手輸入的結單紀錄' },
  booking: { en: 'Typed money booked to an order', zh: '將人手輸入的款項計入訂單' },
  coupon: { en: 'Coupon for a member', zh: '向會員發放優惠券' },
  invitation: { en: 'Invitation reward held for review', zh: '待覆核的邀請獎賞' },
  campaign: { en: 'Start of a campaign', zh: '開始推廣活動' },
  setting: { en: 'Change of a money setting', zh: '更改款項設定' },
  completion: { en: 'Order completed before its return days end', zh: '退貨期完結前完成訂單' },
} satisfies Texts
