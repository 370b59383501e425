import type { FunctionComponent } from 'react';
import type { StepFacts } from '../../order-mail';
import type { Site } from '../template';

/** Subject, button and body of the email that is sent when an order changes. */
export type StepText = {
  /** Completes the subject after the order ID: "Order AW-…: payment received". */
  title: string;
  /** Label of the button, which leads to the order. */
  action: string;
  Body: FunctionComponent<{ order: StepFacts; site: Site }>;
};
