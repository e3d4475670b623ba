# A small web shop.
terraform {
  required_version = ">= 1.5"
  required_providers {
    cloud = {
      source  = "example/cloud"
      version = "~> 2.0"
    }
  }
}

// What may be set from outside.
variable "region" {
  type        = string
  description = "Where it runs"
  default     = "north"
}

variable "sizes" {
  type    = list(number)
  default = [1, 2.5, 3]
}

/* Names that are used
   more than once. */
locals {
  prefix  = "shop-${var.region}-a"
  is_big  = length(var.sizes) > 2 && !var.small
  upper   = [for name, size in var.shops : upper(name) if size != 0]
  by_name = { for shop in var.shops : shop.name => shop.id }
  nothing = null
  loss    = -1
  total   = (1 + 2) * 3 % 4
}

resource "cloud_server" "web" {
  count = local.is_big ? 3 : 1
  name  = "${local.prefix}-${count.index}"
  image = data.cloud_image.base[0].id
  ids   = cloud_disk.all[*].id
  tags  = { "owner" = "shop", public = true }

  network {
    port    = 443
    enabled = false
  }

  depends_on = [cloud_disk.all]
}

module "mail" {
  source = "./mail"
  sizes  = concat(var.sizes, [4, 5])
}

output "address" {
  value = cloud_server.web[0].address
}
