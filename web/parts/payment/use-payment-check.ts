import { useState } from 'react'
import { useText } from '../../platform/text.ts'
import { paymentDetail, type PaymentPicked } from './payment-rules.ts'

/** The error shows once an order was tried, and goes as soon as it is mended. */
export function usePaymentCheck(payment: PaymentPicked) {
  const text = useText()
  const [tried, setTried] = useState(false)
  const read = paymentDetail.safeParse(payment)
  const message = read.error?.issues[0]?.message
  return {
    error: tried && message ? text(message) : undefined,
    check: () => {
      setTried(true)
      return read.success
    },
  }
}
