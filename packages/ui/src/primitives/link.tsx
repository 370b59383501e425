import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of the app, or a whole address (https:, mailto:, tel:). */
  to: string;
};
export type LinkComponent = ComponentType<LinkProps>;

function PlainLink({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export type LinkProviderProps = { component: LinkComponent; children: ReactNode };

/** Tells every link below it how the app moves between its own pages; without it links are plain. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const outside = /^([a-z][a-z0-9+.-]*:|\/\/|#)/i;

/** A link: the app's own for its paths, a plain one for other sites, mail, telephone and marks on the page. */
export function Link(props: LinkProps) {
  const Inside = useContext(LinkContext);
  return outside.test(props.to) ? <PlainLink {...props} /> : <Inside {...props} />;
}
