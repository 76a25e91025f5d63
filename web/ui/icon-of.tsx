import { createElement, Fragment, type ReactElement, type SVGProps } from 'react'

export type DrawnIcon = ReturnType<typeof iconOf>

/** What `virtual:icon/…` exports: these shapes, drawn as all icons are. Without a name it is silent: its words stand beside it. */
export function iconOf(...shapes: readonly ReactElement[]) {
  const drawn = createElement(Fragment, null, ...shapes)
  return function Icon({ className = '', ...props }: SVGProps<SVGSVGElement>) {
    return (
      <svg
        className={`icon ${className}`}
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={!props['aria-label']}
        {...props}
      >
        {drawn}
      </svg>
    )
  }
}
