/** What is still to be paid; all of it where nothing came. */
export function stillDue({ amount, came }: { amount: number; came?: number | null | undefined }) {
  const sen = Math.round(amount * 100) - Math.round((came ?? 0) * 100)
  return sen > 0 ? sen / 100 : amount
}
