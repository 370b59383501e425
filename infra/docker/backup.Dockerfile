# The tools for infra/backup: pg_dump in the version of the server, and the S3 command line.
FROM postgres:18
RUN apt-get update \
  && apt-get install --yes --no-install-recommends awscli ca-certificates \
  && rm -rf /var/lib/apt/lists/*
COPY infra/backup/*.sh /usr/local/bin/
# Compose mounts the folder of backups here. The runbooks use this name.
ENV BACKUPS=/backups
ENTRYPOINT []
CMD ["backup.sh", "--help"]
