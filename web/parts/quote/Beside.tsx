import { Children, type ReactNode } from 'react'

/** A short field and a longer one in one row, for as long as the letters leave room for both. */
export function Beside({ children }: { children: ReactNode }) {
  const [short, long] = Children.toArray(children)
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-[2_1_8rem]">{short}</div>
      <div className="min-w-0 flex-[3_1_11rem]">{long}</div>
    </div>
  )
}
