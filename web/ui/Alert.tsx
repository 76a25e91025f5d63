import CircleAlert from 'virtual:icon/circle-alert'
import CircleCheck from 'virtual:icon/circle-check'
import Info from 'virtual:icon/info'
import TriangleAlert from 'virtual:icon/triangle-alert'
import type { ReactNode } from 'react'

const looks = {
  info: ['bg-info-ground border-edge', Info],
  success: ['bg-done-ground border-done text-done', CircleCheck],
  warning: ['bg-waiting-ground border-waiting text-waiting', TriangleAlert],
  destructive: ['bg-trouble-ground border-trouble text-trouble', CircleAlert],
} as const

interface Props {
  tone?: keyof typeof looks
  title?: string
  children?: ReactNode
}

export function Alert({ tone = 'info', title, children }: Props) {
  const [look, Icon] = looks[tone]
  return (
    <div
      role={tone === 'destructive' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-box border px-4 py-3 ${look}`}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
