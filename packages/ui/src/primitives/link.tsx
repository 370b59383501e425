import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Path of the app, or an absolute address (https:, mailto:, tel:). */
  to: string;
};
export type LinkComponent = ComponentType<LinkProps>;

function PlainLink({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export type LinkProviderProps = { component: LinkComponent; children: ReactNode };

/** Sets the component that links below it use for paths of the app. Without it, links are plain. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const outside = /^([a-z][a-z0-9+.-]*:|\/\/|#)/i;

/** Link: the app's own component for its paths, a plain one for other sites, mail, telephone and anchors. */
export function Link(props: LinkProps) {
  const Inside = useContext(LinkContext);
  return outside.test(props.to) ? <PlainLink {...props} /> : <Inside {...props} />;
}
