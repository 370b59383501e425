import { reasonOf } from '@aw/contracts/api-error';
import { resendVerification } from '@aw/contracts/auth/public';
import { Button } from '@aw/ui/primitives/button';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation } from '@tanstack/react-query';
import { api } from '~/lib/api';

/** Button that mails a new confirmation link to one's own address. Earlier links stop working. */
export function ResendVerification() {
  const { toast } = useToast();
  const resend = useMutation({
    mutationFn: () => api.call(resendVerification, {}),
    onSuccess: ({ message }) => toast({ title: 'Link sent', description: message }),
    onError: (error) =>
      toast({
        title: 'The link was not sent',
        description: reasonOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  });
  return (
    <Button size="sm" isPending={resend.isPending} pendingLabel="Sending..." onClick={() => resend.mutate()}>
      Send the link again
    </Button>
  );
}
