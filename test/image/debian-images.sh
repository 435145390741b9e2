#!/usr/bin/env bash
# Builds stand-ins for the images of Dockerfile and compose.yaml, for a machine that reaches no image registry: from Debian's
# packages (debootstrap), the Node of this project and npm. PostgreSQL is Debian's version. Then run the test with them:
#   NODE_IMAGE=crm-stand-in:node POSTGRES_IMAGE=crm-stand-in:postgres REDIS_IMAGE=crm-stand-in:redis npm run test:image
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

debootstrap --variant=minbase bookworm "$folder/system" >"$folder/log" || { cat "$folder/log"; exit 1; }
install -m 755 node_modules/node/bin/node "$folder/system/usr/local/bin/node"
npm install --silent --global --prefix "$folder/system/usr/local" npm@11
chroot "$folder/system" useradd --uid 1000 --create-home node
# A network can have a certificate authority of its own.
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  cp "$NODE_EXTRA_CA_CERTS" "$folder/system/usr/local/share/ca.crt"
  mkdir -p "$folder/system/usr/local/etc"
  echo "cafile=/usr/local/share/ca.crt" >"$folder/system/usr/local/etc/npmrc"
fi
tar -C "$folder/system" -c . | docker import - crm-stand-in:node

# As in the image of PostgreSQL, the first start creates the superuser POSTGRES_USER and a database of this name.
cat >"$folder/start" <<'START'
#!/bin/sh
set -e
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -m 700 /var/lib/postgresql/data
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" >/tmp/password
  initdb -U "$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256
  echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
  echo "listen_addresses='*'" >>"$PGDATA/postgresql.conf"
  pg_ctl -w -o "-c listen_addresses=''" start
  createdb -U "$POSTGRES_USER" "$POSTGRES_USER"
  pg_ctl -w stop
fi
exec "$@"
START
chmod 755 "$folder/start"
docker build -t crm-stand-in:postgres -f - "$folder" <<'DOCKERFILE'
FROM crm-stand-in:node
RUN apt-get update && apt-get install -y --no-install-recommends postgresql && rm -rf /var/lib/postgresql/15
COPY start /usr/local/bin/start
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/bin:/usr/bin:/bin PGDATA=/var/lib/postgresql/data
STOPSIGNAL SIGINT
VOLUME /var/lib/postgresql
ENTRYPOINT ["start"]
DOCKERFILE

# As in the image of Redis, other containers may connect.
docker build -t crm-stand-in:redis - <<'DOCKERFILE'
FROM crm-stand-in:node
RUN apt-get update && apt-get install -y --no-install-recommends redis-server
RUN printf '#!/bin/sh\nexec /usr/bin/redis-server "$@" --protected-mode no\n' >/usr/local/bin/redis-server && chmod 755 /usr/local/bin/redis-server
USER redis
DOCKERFILE
