export const payoutStates = ['requested', 'approved', 'sent', 'confirmed', 'failed'] as const
export type PayoutState = (typeof payoutStates)[number]
export const payoutMoves = ['approve', 'send', 'confirm', 'fail'] as const
export type PayoutMove = (typeof payoutMoves)[number]

/** The only ways a payout goes. One that failed, such as for a wrong account, is approved afresh. */
export const payoutSteps: Record<PayoutMove, { from: readonly PayoutState[]; to: PayoutState }> = {
  approve: { from: ['requested', 'failed'], to: 'approved' },
  send: { from: ['approved'], to: 'sent' },
  confirm: { from: ['sent'], to: 'confirmed' },
  fail: { from: ['approved', 'sent'], to: 'failed' },
}

export const payoutMovesFrom = (state: PayoutState): PayoutMove[] =>
  payoutMoves.filter((move) => payoutSteps[move].from.includes(state))
