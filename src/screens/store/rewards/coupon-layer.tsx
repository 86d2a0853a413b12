import { useState } from 'react'
import type { SettleInput } from '#modules/orders/placing/settle.contract.ts'
import { Later } from '#ui/later.tsx'
import type { Coupons } from './coupon-row.tsx'

const couponDialog = () => import('./coupon-dialog.tsx')

/** The dialog, fetched when it is first opened. It stands beside a form, never in it. */
export function useCouponDialog() {
  const [open, setOpen] = useState<boolean>()
  return { isWanted: open !== undefined, open: open ?? false, onOpen: () => setOpen(true), onClose: () => setOpen(false) }
}

type Layer = ReturnType<typeof useCouponDialog>

export function CouponLayer({ layer, ...props }: Coupons & { layer: Layer; wanted: SettleInput | undefined }) {
  const { isWanted, open, onClose } = layer
  return isWanted ? <Later load={couponDialog} props={{ ...props, open, onClose }} /> : null
}
